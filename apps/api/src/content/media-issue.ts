/**
 * The issue of an address of an image or a video: pages may show media of this site and of the media origins only.
 * @returns undefined for an allowed address, such as a path of this site
 */
export function mediaIssue(address: string, mediaOrigins: readonly string[]): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  return mediaOrigins.includes(origin) ? undefined : `${origin} is not one of MEDIA_ORIGINS`;
}
