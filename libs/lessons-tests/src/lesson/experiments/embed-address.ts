/**
 * Address of the embeddable page of an experiment.
 * @param link address of its page
 * @param fragment state that the learner reached, with `#`; empty for the state of the link
 */
export function embedAddress(link: string, fragment: string): string {
  const url = new URL(link, document.baseURI);
  url.searchParams.set('embed', '');
  if (fragment !== '') url.hash = fragment;
  return url.href;
}

/**
 * The state that a framed experiment has written to its address: a fragment with `#`, or an empty string. The error page
 * of a browser does not let its address be read.
 */
export function readFragment(frame: HTMLIFrameElement | null): string {
  try {
    return frame?.contentWindow?.location.hash ?? '';
  } catch {
    return '';
  }
}
