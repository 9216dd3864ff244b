/** Which nodes hang together (union-find with path halving). */
export class Connectivity {
  private readonly parent: Int32Array;

  constructor(count: number) {
    this.parent = Int32Array.from({ length: count }, (_, node) => node);
  }

  /** The node that stands for all that hang together with this one. */
  root(node: number): number {
    let at = node;
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at] ?? at] ?? at;
      at = this.parent[at] ?? at;
    }
    return at;
  }

  /** Ties two nodes together. False: they hung together already, so this closes a loop. */
  tie(one: number, other: number): boolean {
    const [a, b] = [this.root(one), this.root(other)];
    this.parent[a] = b;
    return a !== b;
  }
}
