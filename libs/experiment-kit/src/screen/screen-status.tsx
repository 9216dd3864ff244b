interface ScreenStatusProps {
  text: string;
  /** Whether the text is shown on the large pane. It is announced in any case. */
  isVisible: boolean;
}

/** Announcement of an experiment. */
export const ScreenStatus = ({ text, isVisible }: ScreenStatusProps) => (
  <p role="status" data-status="" data-visible={isVisible || undefined}>
    {text}
  </p>
);
