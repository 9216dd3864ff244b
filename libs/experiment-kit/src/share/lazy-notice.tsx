import { useModule } from '../loading/use-module.js';
import type { AddressNoticeProps } from './address-notice.js';

const loadNotice = () => import('./address-notice.js');

/** Notice about an invalid address or a running replay. Few pages need it: it loads then. */
export function LazyNotice(props: AddressNoticeProps) {
  const notice = useModule(loadNotice, props.isBroken || props.replayProgress !== undefined);
  return notice ? <notice.AddressNotice {...props} /> : null;
}
