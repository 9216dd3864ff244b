import { create } from 'zustand';

interface Menu {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Whether the mobile menu is open. */
export const useMenu = create<Menu>((set) => ({
  open: false,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}));
