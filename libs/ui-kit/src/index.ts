export { Alert, type AlertProps } from './alert/alert.js';
export type { Tone } from './alert/tone-icon.js';
export { Badge, type BadgeProps } from './badge/badge.js';
export { Button, type ButtonProps } from './button/button.js';
export type { ButtonSize, ButtonVariant } from './button/button-surface.js';
export { Card, type CardProps } from './card/card.js';
export { CardSkeleton, type CardSkeletonProps } from './card/card-skeleton.js';
export { Chip, type ChipProps } from './chip/chip.js';
export { Container, type ContainerProps } from './container/container.js';
export { Drawer, type DrawerProps } from './drawer/drawer.js';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.js';
export {
  FooterColumn,
  FooterFrame,
  type FooterColumnProps,
  type FooterFrameProps,
} from './footer-frame/footer-frame.js';
export { Grid, type GridProps } from './grid/grid.js';
export { useHydrated } from './hydrated/use-hydrated.js';
export { Heading, type HeadingProps } from './heading/heading.js';
export { Icon, type IconProps } from './icon/icon.js';
export { LinkButton, type LinkButtonProps } from './link-button/link-button.js';
export { loadPatiently } from './on-approach/load-patiently.js';
export { onApproach } from './on-approach/on-approach.js';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.js';
export { Pending, type PendingProps } from './pending/pending.js';
export { ProgressLine, type ProgressLineProps } from './progress-line/progress-line.js';
export { SearchField, type SearchFieldProps } from './search-field/search-field.js';
export { Select, type SelectOption, type SelectProps } from './select/select.js';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.js';
export { useSlow } from './slow/use-slow.js';
export { Text, type TextProps } from './text/text.js';
export { TextArea, type TextAreaProps } from './text-area/text-area.js';
export { TextField, type TextFieldProps } from './text-field/text-field.js';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch/theme-switch.js';
export { ToastProvider, type ToastProviderProps } from './toast/toast-provider.js';
export { useToast, type ToastApi } from './toast/toast-context.js';
export { TopBar, type TopBarProps } from './top-bar/top-bar.js';
export { TopBarLink, type TopBarLinkProps } from './top-bar/top-bar-link.js';
export { useScrolled } from './top-bar/use-scrolled.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.js';

export { ThemeStyles } from './theme/theme-styles.js';
export { themeScript } from './theme/theme-script.js';
export { useThemeChoice, type ThemeChoiceState } from './theme/use-theme-choice.js';
export type { ThemeChoice } from './theme/theme-choice.js';

export { branchDashes, branches, type Branch } from './tokens/branches.js';
export { colors, type ColorName } from './tokens/colors.js';
export { breakpoints, media } from './tokens/scales.js';
export { themeCss } from './tokens/theme-css.js';
export { token, type TokenName } from './tokens/token.js';
