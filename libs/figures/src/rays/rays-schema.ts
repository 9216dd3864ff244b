import { z } from 'zod';

const positive = z.number().positive();
const notZero = z.number().refine((value) => value !== 0, 'a focal length is not 0');
/** Angle of incidence, degrees. */
const incidence = z.number().min(0).max(89);
const medium = z.string().max(14);

export const raysSchema = z
  .strictObject({
    /** Thin lens with the focal length F, negative for a diverging one. */
    lens: z.optional(z.strictObject({ F: notZero })),
    /** Spherical mirror, negative F for a convex one, or a plane mirror. */
    mirror: z.optional(z.union([z.strictObject({ F: notZero }), z.literal('plane')])),
    /** Boundary of two media, or a plane mirror without n. */
    surface: z.optional(
      z.strictObject({
        angle: incidence,
        n: z.optional(z.tuple([positive, positive])),
        media: z.optional(z.tuple([medium, medium])),
        /** Also draws the reflected ray. */
        reflected: z.optional(z.boolean()),
      }),
    ),
    /** Plate with parallel faces in air. */
    plate: z.optional(z.strictObject({ n: positive, thickness: positive, angle: incidence })),
    /** Prism in air: the angle between its faces and the angle of incidence, degrees. */
    prism: z.optional(
      z.strictObject({ n: positive, apex: z.number().min(10).max(90), angle: z.number().min(-30).max(89) }),
    ),
    object: z.optional(z.strictObject({ d: positive, h: positive })),
    rays: z.optional(
      z
        .array(z.enum(['parallel', 'centre', 'focus', 'vertex']))
        .min(1)
        .max(4),
    ),
    marks: z.optional(z.array(z.enum(['F', '2F', 'O']))),
    /** Distances that are drawn below, by default d. */
    show: z.optional(z.array(z.enum(['d', 'f', 'F']))),
    unit: z.optional(z.string()),
  })
  .superRefine(({ lens, mirror, surface, plate, prism, object, rays = [] }, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const count = [lens, mirror, surface, plate, prism].filter((part) => part !== undefined).length;
    if (count !== 1) issue([], 'rays have one of lens, mirror, surface, plate, prism');
    if ((lens !== undefined || mirror !== undefined) && !object)
      issue(['object'], 'a lens or a mirror has an object');
    if (lens && rays.includes('vertex')) issue(['rays'], 'a lens has no vertex');
    const F = lens?.F ?? (typeof mirror === 'object' ? mirror.F : undefined);
    if (object && F !== undefined && object.d === F && rays.includes('focus'))
      issue(['rays'], 'no ray from an object in the focus passes through the focus');
    if (object && mirror !== undefined && F !== undefined && object.d === 2 * F && rays.includes('centre'))
      issue(['rays'], 'no ray from an object in the centre passes through the centre');
  });

export type Rays = z.output<typeof raysSchema>;
export type RayName = NonNullable<Rays['rays']>[number];
