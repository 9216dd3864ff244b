export { TopBar, type TopBarProps } from './top-bar.js';
export { TopBarLink, type TopBarLinkProps } from './top-bar-link.js';
export { useScrolled } from './use-scrolled.js';
