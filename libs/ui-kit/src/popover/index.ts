export {
  Popover,
  type PopoverChangeDetails,
  type PopoverChangeReason,
  type PopoverPlacement,
  type PopoverProps,
} from './popover.js';
