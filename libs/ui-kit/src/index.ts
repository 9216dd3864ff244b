export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.js';
export { Alert, type AlertProps } from './alert/alert.js';
export type { Tone } from './alert/tone.js';
export {
  AlertDialog,
  type AlertDialogCancelReason,
  type AlertDialogProps,
} from './alert-dialog/alert-dialog.js';
export { Avatar, type AvatarProps } from './avatar/avatar.js';
export { Badge, type BadgeProps } from './badge/badge.js';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.js';
export { Button, type ButtonProps } from './button/button.js';
export type { ButtonSize, ButtonVariant } from './button/button-surface.js';
export { Card, type CardProps } from './card/card.js';
export { CardSkeleton, type CardSkeletonProps } from './card/card-skeleton.js';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.js';
export { Chip, type ChipProps } from './chip/chip.js';
export { Combobox, type ComboboxChangeDetails, type ComboboxProps } from './combobox/combobox.js';
export type { ComboboxLabels, ComboboxOption } from './combobox/combobox-option.js';
export { Container, type ContainerProps } from './container/container.js';
export { dialogCommand } from './dialog/dialog-command.js';
export type { DialogCloseReason } from './dialog/use-dialog.js';
export {
  DateField,
  type DateErrorText,
  type DateFieldChange,
  type DateFieldProps,
} from './date-field/date-field.js';
export type { DateProblem } from './date-field/date-problem.js';
export {
  DatePicker,
  type DatePickerChange,
  type DatePickerLabels,
  type DatePickerProps,
} from './date-picker/date-picker.js';
export { Divider, type DividerProps } from './divider/divider.js';
export { Drawer, type DrawerProps } from './drawer/drawer.js';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.js';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload.js';
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
export { MenuItem, type MenuItemProps } from './menu/menu-item.js';
export { MenuLink, type MenuLinkProps } from './menu/menu-link.js';
export { MenuSeparator } from './menu/menu-separator.js';
export { Menu, type MenuProps } from './menu/menu.js';
export { Modal, type ModalProps } from './modal/modal.js';
export {
  MultiSelect,
  type MultiSelectChangeDetails,
  type MultiSelectLabels,
  type MultiSelectProps,
} from './multi-select/multi-select.js';
export { englishMessages } from './messages/english-messages.js';
export type { CalendarNames, Messages } from './messages/messages.js';
export { MessagesProvider, type MessagesProviderProps } from './messages/messages-provider.js';
export { russianMessages } from './messages/russian-messages.js';
export { uzbekMessages } from './messages/uzbek-messages.js';
export { lazyOnVisible } from './lazy/lazy-on-visible.js';
export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './number-field/number-field.js';
export { NumberInput, type NumberInputProps } from './number-field/number-input.js';
export type { NumberFieldChange } from './number-field/use-number-input.js';
export { OtpField, type OtpFieldProps } from './otp-field/otp-field.js';
export { Pagination, type PaginationProps } from './pagination/pagination.js';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.js';
export { Pending, type PendingProps } from './pending/pending.js';
export { useLastFailure } from './pending/use-last-failure.js';
export { fullPhone, phoneDigits, type PhoneFormat } from './phone-field/phone-digits.js';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field.js';
export { maskPhone } from './phone-field/phone-mask.js';
export {
  Popover,
  type PopoverChangeDetails,
  type PopoverChangeReason,
  type PopoverPlacement,
  type PopoverProps,
} from './popover/popover.js';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.js';
export { ProgressLine, type ProgressLineProps } from './progress-line/progress-line.js';
export { Prose, type ProseProps } from './prose/prose.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.js';
export { SearchField, type SearchFieldProps } from './search-field/search-field.js';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './segmented-control/segmented-control.js';
export { Select, type SelectProps } from './select/select.js';
export type { SelectOption } from './field/select-option.js';
export { SideSheet, type SideSheetProps } from './side-sheet/side-sheet.js';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.js';
export { Slider, type SliderMark, type SliderProps } from './slider/slider.js';
export { useSlow } from './slow/use-slow.js';
export { useSubmission, type Submission, type SubmissionOptions } from './submission/use-submission.js';
export { Spinner, type SpinnerProps } from './spinner/spinner.js';
export type { Gap } from './tokens/gap-css.js';
export { Inline, type InlineProps } from './stack/inline.js';
export { Stack, type StackProps } from './stack/stack.js';
export { Stat, type StatChange, type StatProps } from './stat/stat.js';
export { TableScroll, type TableScrollProps } from './table/table-scroll.js';
export type { TableSort } from './table/sort-button.js';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableRowKey,
  type TableSelection,
} from './table/table.js';
export { Stepper, type StepperProps } from './stepper/stepper.js';
export { Switch, type SwitchProps } from './switch/switch.js';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.js';
export { Text, type TextProps } from './text/text.js';
export { TextArea, type TextAreaProps } from './text-area/text-area.js';
export { TextField, type TextFieldProps } from './text-field/text-field.js';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch/theme-switch.js';
export { ToastProvider, type ToastProviderProps } from './toast/toast.js';
export { useToast, type ToastApi } from './toast/toast-context.js';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.js';
export { TopBar, type TopBarProps } from './top-bar/top-bar.js';
export { TopBarLink, type TopBarLinkProps } from './top-bar/top-bar-link.js';
export { useScrolled } from './top-bar/use-scrolled.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.js';

export { BrandStyles, type BrandStylesProps } from './theme/brand-styles.js';
export { ThemeStyles } from './theme/theme-styles.js';
export { useThemeChoice, type ThemeChoiceState } from './theme-choice/use-theme-choice.js';
export { themeScript, type ThemeChoice } from './theme-choice/theme-choice.js';

export { chartColors, chartDashes, type ChartColor } from './tokens/chart-colors.js';
export { colors, type ColorName } from './tokens/colors.js';
export { breakpoints, media } from './tokens/scales.js';
export { contrastCss } from './tokens/contrast-css.js';
export { createTheme, type Theme, type ThemeInput } from './tokens/create-theme.js';
export type { BrandColors } from './tokens/derive-colors.js';
export { themeCss } from './tokens/theme-css.js';
export type { TokenName } from './tokens/token-name.js';
export { token } from './tokens/token.js';
