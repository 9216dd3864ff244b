/** How the numbers of a country are written. */
export interface PhoneFormat {
  /** The country's code, digits only: `998`. */
  country: string;
  /** How many digits stand together after the code: `[2, 3, 2, 2]` is 90 123 45 67. */
  groups: readonly number[];
  /** A digit that people put before a number when they call from inside the country. */
  trunk?: string | undefined;
}

/** `+998 90 123 45 67`. 8 was once dialled before numbers of other towns, and is still written by some. */
export const uzbekPhone: PhoneFormat = { country: '998', groups: [2, 3, 2, 2], trunk: '8' };

/** How many digits a number has after the country's code. */
export const phoneLength = ({ groups }: PhoneFormat): number => groups.reduce((sum, size) => sum + size, 0);
