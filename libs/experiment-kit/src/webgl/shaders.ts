/** Unit vector to the light: from the left, above and in front. */
export const LIGHT = [-0.4, -0.56, 0.7255] as const;

// Positions are page pixels: from the left, from the top, towards the viewer. `depthRange` is half of the
// depth range.
const HEADER = `#version 300 es
precision highp float;
uniform vec2 size;
uniform float depthRange;
uniform float ratio;
`;

const TO_CLIP = `
vec4 toClip(vec3 position) {
  return vec4(2.0 * position.x / size.x - 1.0, 1.0 - 2.0 * position.y / size.y, clamp(-position.z / depthRange, -1.0, 1.0), 1.0);
}
`;

/** Source of a shader program. */
export interface Shader {
  readonly vertex: string;
  readonly fragment: string;
}

/** Lines, arrows and areas: plain colors with smoothed edges and dashes. */
export const stripShader: Shader = {
  vertex: `${HEADER}${TO_CLIP}
in vec3 position;
in vec4 color;
in vec4 edge;
out vec4 fill;
out vec4 line;
void main() {
  fill = color;
  line = edge;
  gl_Position = toClip(position);
}`,
  fragment: `${HEADER}
in vec4 fill;
in vec4 line;
out vec4 result;
void main() {
  float coverage = clamp((line.y - abs(line.x)) * ratio + 0.5, 0.0, 1.0);
  if (line.w > 0.0) {
    float phase = mod(line.z, 2.0 * line.w);
    coverage *= clamp((0.5 * line.w - abs(phase - 0.5 * line.w)) * ratio + 0.5, 0.0, 1.0);
  }
  if (coverage <= 0.0) discard;
  float opacity = fill.a * coverage;
  result = vec4(fill.rgb * opacity, opacity);
}`,
};

/** Balls: one square each; the fragment shader computes light and depth of the sphere. */
export const ballShader: Shader = {
  vertex: `${HEADER}${TO_CLIP}
in vec4 ball;
in vec3 color;
out vec3 fill;
out vec2 offset;
flat out vec2 depthAndRadius;
void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1)) * 2.0 - 1.0;
  float radius = max(ball.w, 1.0);
  offset = corner * (radius + 1.0);
  fill = color;
  depthAndRadius = vec2(ball.z, radius);
  gl_Position = toClip(vec3(ball.xy + offset, ball.z));
}`,
  fragment: `${HEADER}
in vec3 fill;
in vec2 offset;
flat in vec2 depthAndRadius;
out vec4 result;
const vec3 LIGHT = vec3(${LIGHT.join(', ')});
void main() {
  float radius = depthAndRadius.y;
  float square = dot(offset, offset);
  float coverage = clamp((radius - sqrt(square)) * ratio + 0.5, 0.0, 1.0);
  if (coverage <= 0.0) discard;
  float height = sqrt(max(radius * radius - square, 0.0));
  float light = max(dot(vec3(offset, height), LIGHT) / radius, 0.0);
  float highlight = light * light;
  highlight *= highlight * highlight;
  vec3 shaded = mix(fill * (0.55 + 0.45 * light), vec3(1.0), 0.22 * highlight * highlight);
  result = vec4(shaded * coverage, coverage);
  gl_FragDepth = 0.5 - 0.5 * clamp((depthAndRadius.x + height) / depthRange, -1.0, 1.0);
}`,
};

/** Fields: an image on a parallelogram. */
export const fieldShader: Shader = {
  vertex: `${HEADER}${TO_CLIP}
uniform vec3 origin;
uniform vec3 across;
uniform vec3 down;
out vec2 uv;
void main() {
  uv = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  gl_Position = toClip(origin + uv.x * across + uv.y * down);
}`,
  fragment: `${HEADER}
uniform sampler2D image;
in vec2 uv;
out vec4 result;
void main() {
  result = texture(image, uv);
}`,
};
