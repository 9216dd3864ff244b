export { Menu, type MenuProps } from './menu.js';
export { MenuItem, type MenuItemProps } from './menu-item.js';
export { MenuLink, type MenuLinkProps } from './menu-link.js';
export { MenuSeparator } from './menu-separator.js';
