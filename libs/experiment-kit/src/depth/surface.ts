import { Geometry, Program, Renderer, Texture, type Attribute, type OglContext } from 'ogl';
import type { Camera } from '../stage/camera.js';
import { BALL } from './balls.js';
import type { Place } from './arrow.js';
import { ballShader, fieldShader, stripShader, type Shader } from './shaders.js';
import { CORNER } from './strip.js';

/** Depth that is kept apart, in diagonals of the picture; what lies farther is pressed flat there. */
const DIAGONALS = 2;
const BYTES = 4;

/** Colour, 0 to 255. */
type Colour = readonly [number, number, number];

/** A sheet that a graphics card draws on. */
export interface Surface {
  /** Wipes the sheet. @param page the colour of its ground */
  begin: (camera: Camera, ratio: number, page: Colour) => void;
  /** @param veil whether it lets through what is behind, and so hides nothing */
  strip: (corners: Float32Array, count: number, veil: boolean) => void;
  balls: (balls: Float32Array, count: number) => void;
  field: (sheet: HTMLCanvasElement, origin: Place, across: Place, down: Place) => void;
  remove: () => void;
}

/** Names and sizes of the numbers of a corner, or of a ball. */
type Layout = readonly (readonly [name: string, size: number])[];

/** Draws an array of numbers, as long as is wanted, with one program. */
function createBatch(gl: OglContext, program: Program, layout: Layout, instanced: boolean) {
  const stride = layout.reduce((sum, [, size]) => sum + size, 0);
  let known: Float32Array | undefined;
  let geometry: Geometry | undefined;
  let owner: Attribute | undefined;

  function begin(data: Float32Array): Geometry {
    geometry?.remove();
    known = data;
    owner = undefined;
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
        // The numbers lie together: one buffer serves them all.
        ...(owner?.buffer && { buffer: owner.buffer }),
      };
      next.addAttribute(name, attribute);
      owner ??= attribute;
      offset += size;
    }
    return (geometry = next);
  }
  return (data: Float32Array, count: number): void => {
    if (count === 0) return;
    const shape = geometry && known === data ? geometry : begin(data);
    if (owner) {
      owner.data = data.subarray(0, count * stride);
      owner.needsUpdate = true;
    }
    if (instanced) {
      shape.setDrawRange(0, 4);
      shape.setInstancedCount(count);
    } else shape.setDrawRange(0, count);
    shape.draw({ program, mode: gl.TRIANGLE_STRIP });
  };
}

/** Prepares a sheet; its WebGL 2 is there already. Throws where the graphics card refuses. */
export function createSurface(sheet: HTMLCanvasElement): Surface {
  const renderer = new Renderer({ canvas: sheet, premultipliedAlpha: true });
  const { gl } = renderer;
  // The renderer sets a size of its own.
  sheet.style.width = sheet.style.height = '';
  const common = { size: { value: [1, 1] }, reach: { value: 1 }, ratio: { value: 1 } };

  function compile(shader: Shader, uniforms: Record<string, unknown> = {}): Program {
    const program = new Program(gl, { ...shader, uniforms: { ...common, ...uniforms }, cullFace: false });
    if (!gl.getProgramParameter(program.program, gl.LINK_STATUS)) throw new Error('A shader was refused');
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
        ['place', 3],
        ['tint', 4],
        ['edge', CORNER - 7],
      ],
      false,
    );
  const strips = createStrips();
  const veils = createStrips();
  const balls = createBatch(
    gl,
    ballProgram,
    [
      ['ball', 4],
      ['tint', BALL - 4],
    ],
    true,
  );
  const place = () => ({ value: [0, 0, 0] as readonly number[] });
  const fieldUniforms = {
    origin: place(),
    across: place(),
    down: place(),
    sheet: { value: undefined as Texture | undefined },
  };
  const fieldProgram = compile(fieldShader, fieldUniforms);
  const square = new Geometry(gl);
  square.setDrawRange(0, 4);
  const textures = new Map<HTMLCanvasElement, Texture>();

  return {
    begin({ width, height }, ratio, [red, green, blue]) {
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (sheet.width !== wide || sheet.height !== high) [sheet.width, sheet.height] = [wide, high];
      common.size.value = [width, height];
      common.reach.value = DIAGONALS * Math.hypot(width, height);
      common.ratio.value = ratio;
      renderer.setViewport(wide, high);
      // Only what may write depth can wipe it.
      renderer.setDepthMask(true);
      gl.clearColor(red / 255, green / 255, blue / 255, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    },
    strip(corners, count, veil) {
      if (count === 0) return;
      stripProgram.depthWrite = !veil;
      stripProgram.use();
      (veil ? veils : strips)(corners, count);
    },
    balls(data, count) {
      if (count === 0) return;
      ballProgram.use();
      balls(data, count);
    },
    field(picture, origin, across, down) {
      let texture = textures.get(picture);
      if (!texture) {
        texture = new Texture(gl, { image: picture, generateMipmaps: false, flipY: false });
        textures.set(picture, texture);
      }
      texture.needsUpdate = true;
      fieldUniforms.sheet.value = texture;
      fieldUniforms.origin.value = origin;
      fieldUniforms.across.value = across;
      fieldUniforms.down.value = down;
      fieldProgram.use();
      square.draw({ program: fieldProgram, mode: gl.TRIANGLE_STRIP });
    },
    remove() {
      // Browsers keep few contexts: this one is given back at once.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
