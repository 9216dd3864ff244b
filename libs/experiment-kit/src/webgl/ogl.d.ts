// The parts of ogl 1.0.11 that webgl-canvas.ts uses. The package's own types import files without extensions,
// which Node's resolution does not find.
declare module 'ogl' {
  export type OglContext = WebGL2RenderingContext & { readonly renderer: Renderer };

  export class Renderer {
    constructor(options: { canvas: HTMLCanvasElement; premultipliedAlpha: boolean });
    readonly gl: OglContext;
    /** Cached: only changes are sent to the driver. */
    setViewport(width: number, height: number): void;
    setDepthMask(writes: boolean): void;
  }

  export interface ProgramOptions {
    vertex: string;
    fragment: string;
    /** Each `{ value }`; read on every use of the program. */
    uniforms: Readonly<Record<string, unknown>>;
    cullFace: false;
  }
  export class Program {
    constructor(gl: OglContext, options: ProgramOptions);
    readonly program: WebGLProgram;
    depthWrite: boolean;
    setBlendFunc(source: GLenum, destination: GLenum): void;
    use(): void;
  }

  export interface Attribute {
    data: Float32Array;
    size: number;
    /** Bytes. */
    stride: number;
    offset: number;
    usage: GLenum;
    instanced?: number;
    /** Created by addAttribute unless set. */
    buffer?: WebGLBuffer;
    needsUpdate?: boolean;
  }
  export class Geometry {
    constructor(gl: OglContext);
    addAttribute(name: string, attribute: Attribute): void;
    setDrawRange(start: number, count: number): void;
    setInstancedCount(count: number): void;
    draw(options: { program: Program; mode: GLenum }): void;
    remove(): void;
  }

  /** Value of an image's uniform. */
  export interface Texture {
    readonly texture: WebGLTexture;
    /** Called when its program is used. */
    update(unit: number): void;
  }
}
