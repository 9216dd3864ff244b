/** Who sits before the lessons, as far as tests go (specification §4, "Lesson test"). */
export type Learner =
  /** No access token, or its check under way. */
  | { readonly status: 'signed-out' | 'checking' }
  /** There is a token, and nobody could say whose it is. `retrying`: being asked again. */
  | {
      readonly status: 'check-failed';
      readonly offline: boolean;
      readonly retrying?: boolean;
      readonly retry: () => void;
    }
  /** `key` tells learners of one device apart: the username, else the e-mail. */
  | {
      readonly status: 'signed-in';
      readonly key: string;
      /** Whether the token the device holds at this moment is this learner's; without it, it is taken to be. */
      readonly holdsToken?: () => boolean;
    };
