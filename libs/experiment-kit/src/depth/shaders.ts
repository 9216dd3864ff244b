import { LIGHT } from './light.js';

// Places arrive in pixels of the page: from the left, from the top, near. `reach` is the depth the picture holds.
const HEAD = `#version 300 es
precision highp float;
uniform vec2 size;
uniform float reach;
uniform float ratio;
`;

const PLACE = `
vec4 seen(vec3 place) {
  return vec4(2.0 * place.x / size.x - 1.0, 1.0 - 2.0 * place.y / size.y, clamp(-place.z / reach, -1.0, 1.0), 1.0);
}
`;

/** A program of a graphics card: where things lie, and how each pixel is coloured. */
export interface Shader {
  readonly vertex: string;
  readonly fragment: string;
}

/** Lines, arrows and areas: flat colours with soft edges and dashes. */
export const stripShader: Shader = {
  vertex: `${HEAD}${PLACE}
in vec3 place;
in vec4 tint;
in vec4 edge;
out vec4 colour;
out vec4 line;
void main() {
  colour = tint;
  line = edge;
  gl_Position = seen(place);
}`,
  fragment: `${HEAD}
in vec4 colour;
in vec4 line;
out vec4 paint;
void main() {
  float cover = clamp((line.y - abs(line.x)) * ratio + 0.5, 0.0, 1.0);
  if (line.w > 0.0) {
    float phase = mod(line.z, 2.0 * line.w);
    cover *= clamp((0.5 * line.w - abs(phase - 0.5 * line.w)) * ratio + 0.5, 0.0, 1.0);
  }
  if (cover <= 0.0) discard;
  float opacity = colour.a * cover;
  paint = vec4(colour.rgb * opacity, opacity);
}`,
};

/** Balls: a square each, on which every pixel knows the sphere behind it, its light and its depth. */
export const ballShader: Shader = {
  vertex: `${HEAD}${PLACE}
in vec4 ball;
in vec3 tint;
out vec3 colour;
out vec2 off;
flat out vec2 middle;
void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1)) * 2.0 - 1.0;
  float radius = max(ball.w, 1.0);
  off = corner * (radius + 1.0);
  colour = tint;
  middle = vec2(ball.z, radius);
  gl_Position = seen(vec3(ball.xy + off, ball.z));
}`,
  fragment: `${HEAD}
in vec3 colour;
in vec2 off;
flat in vec2 middle;
out vec4 paint;
const vec3 LIGHT = vec3(${LIGHT.join(', ')});
void main() {
  float radius = middle.y;
  float square = dot(off, off);
  float cover = clamp((radius - sqrt(square)) * ratio + 0.5, 0.0, 1.0);
  if (cover <= 0.0) discard;
  float height = sqrt(max(radius * radius - square, 0.0));
  float light = max(dot(vec3(off, height), LIGHT) / radius, 0.0);
  float glow = light * light;
  glow *= glow * glow;
  vec3 lit = mix(colour * (0.55 + 0.45 * light), vec3(1.0), 0.22 * glow * glow);
  paint = vec4(lit * cover, cover);
  gl_FragDepth = 0.5 - 0.5 * clamp((middle.x + height) / reach, -1.0, 1.0);
}`,
};

/** Fields: a picture on a parallelogram. */
export const fieldShader: Shader = {
  vertex: `${HEAD}${PLACE}
uniform vec3 origin;
uniform vec3 across;
uniform vec3 down;
out vec2 at;
void main() {
  at = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  gl_Position = seen(origin + at.x * across + at.y * down);
}`,
  fragment: `${HEAD}
uniform sampler2D sheet;
in vec2 at;
out vec4 paint;
void main() {
  paint = texture(sheet, at);
}`,
};
