/**
 * A body of the contracts as our server sends it: its ids are integers. In the contracts an id may also be a text, because
 * clients read other back ends too.
 */
export type OwnBody<T> = T extends readonly (infer Item)[]
  ? OwnBody<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'id' ? number : OwnBody<T[Key]> }
    : T;
