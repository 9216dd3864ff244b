import { Geometry, Program, Renderer, type Attribute, type OglContext, type Texture } from 'ogl';
import type { Camera } from '../stage/camera.js';
import type { Rgb } from '../experiment/pen.js';
import { BALL_SIZE } from './balls.js';
import type { ScreenPosition } from './arrow.js';
import { ballShader, fieldShader, stripShader, type Shader } from './shaders.js';
import { VERTEX_SIZE } from './triangle-strip.js';

/** Half of the depth range in canvas diagonals; points beyond are clamped. */
const DIAGONALS = 2;
const BYTES = 4;

/** Attribute names and sizes of a vertex or a ball. */
type Layout = readonly (readonly [name: string, size: number])[];

/** Creates a function that draws an array of vertices or instances with one program. */
function createBatch(gl: OglContext, program: Program, layout: Layout, instanced: boolean) {
  const stride = layout.reduce((sum, [, size]) => sum + size, 0);
  let currentData: Float32Array | undefined;
  let geometry: Geometry | undefined;
  let sharedAttribute: Attribute | undefined;

  function createGeometry(data: Float32Array): Geometry {
    geometry?.remove();
    currentData = data;
    sharedAttribute = undefined;
    const next = new Geometry(gl);
    let offset = 0;
    for (const [name, size] of layout) {
      const attribute: Attribute = {
        data,
        size,
        offset: offset * BYTES,
        stride: stride * BYTES,
        usage: gl.DYNAMIC_DRAW,
        ...(instanced && { instanced: 1 }),
        // The attributes are interleaved: all share one buffer.
        ...(sharedAttribute?.buffer && { buffer: sharedAttribute.buffer }),
      };
      next.addAttribute(name, attribute);
      sharedAttribute ??= attribute;
      offset += size;
    }
    return (geometry = next);
  }
  return (data: Float32Array, count: number): void => {
    if (count === 0) return;
    const current = geometry && currentData === data ? geometry : createGeometry(data);
    if (sharedAttribute) {
      sharedAttribute.data = data.subarray(0, count * stride);
      sharedAttribute.needsUpdate = true;
    }
    if (instanced) {
      current.setDrawRange(0, 4);
      current.setInstancedCount(count);
    } else current.setDrawRange(0, count);
    current.draw({ program, mode: gl.TRIANGLE_STRIP });
  };
}

/** Creates a texture that is uploaded again whenever its program is used. */
function createTexture(gl: OglContext, image: () => HTMLCanvasElement): Texture {
  const texture = gl.createTexture();
  return {
    texture,
    update(unit) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image());
    },
  };
}

/** Prepares a canvas that has a WebGL 2 context. Throws when a shader fails to link. */
export function createWebglCanvas(canvas: HTMLCanvasElement) {
  const renderer = new Renderer({ canvas, premultipliedAlpha: true });
  const { gl } = renderer;
  // The renderer sets an inline size: CSS controls the size here.
  canvas.style.width = canvas.style.height = '';
  const sharedUniforms = { size: { value: [1, 1] }, depthRange: { value: 1 }, ratio: { value: 1 } };

  function compile(shader: Shader, uniforms: Record<string, unknown> = {}): Program {
    const program = new Program(gl, {
      ...shader,
      uniforms: { ...sharedUniforms, ...uniforms },
      cullFace: false,
    });
    if (!gl.getProgramParameter(program.program, gl.LINK_STATUS)) throw new Error('A shader does not link');
    program.setBlendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    return program;
  }
  const stripProgram = compile(stripShader);
  const ballProgram = compile(ballShader);
  const createStrips = () =>
    createBatch(
      gl,
      stripProgram,
      [
        ['position', 3],
        ['color', 4],
        ['edge', VERTEX_SIZE - 7],
      ],
      false,
    );
  const opaqueStrips = createStrips();
  const translucentStrips = createStrips();
  const drawBallBatch = createBatch(
    gl,
    ballProgram,
    [
      ['ball', 4],
      ['color', BALL_SIZE - 4],
    ],
    true,
  );
  let fieldImage = canvas;
  const vec3Uniform = () => ({ value: [0, 0, 0] as readonly number[] });
  const fieldUniforms = {
    origin: vec3Uniform(),
    across: vec3Uniform(),
    down: vec3Uniform(),
    image: { value: createTexture(gl, () => fieldImage) },
  };
  const fieldProgram = compile(fieldShader, fieldUniforms);
  const quad = new Geometry(gl);
  quad.setDrawRange(0, 4);

  return {
    /** Clears the canvas with a background color. */
    begin({ width, height }: Camera, ratio: number, [red, green, blue]: Rgb): void {
      const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (canvas.width !== pixelWidth || canvas.height !== pixelHeight)
        [canvas.width, canvas.height] = [pixelWidth, pixelHeight];
      sharedUniforms.size.value = [width, height];
      sharedUniforms.depthRange.value = DIAGONALS * Math.hypot(width, height);
      sharedUniforms.ratio.value = ratio;
      renderer.setViewport(pixelWidth, pixelHeight);
      // Clearing depth requires an enabled depth mask.
      renderer.setDepthMask(true);
      gl.clearColor(red / 255, green / 255, blue / 255, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    },
    /** @param isTranslucent draws without writing depth */
    drawStrip(vertices: Float32Array, count: number, isTranslucent: boolean): void {
      if (count === 0) return;
      stripProgram.depthWrite = !isTranslucent;
      stripProgram.use();
      (isTranslucent ? translucentStrips : opaqueStrips)(vertices, count);
    },
    drawBalls(data: Float32Array, count: number): void {
      if (count === 0) return;
      ballProgram.use();
      drawBallBatch(data, count);
    },
    drawField(
      image: HTMLCanvasElement,
      origin: ScreenPosition,
      across: ScreenPosition,
      down: ScreenPosition,
    ): void {
      fieldImage = image;
      fieldUniforms.origin.value = origin;
      fieldUniforms.across.value = across;
      fieldUniforms.down.value = down;
      fieldProgram.use();
      quad.draw({ program: fieldProgram, mode: gl.TRIANGLE_STRIP });
    },
    dispose: (): void => {
      // Browsers limit the number of contexts: this one is released immediately.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
