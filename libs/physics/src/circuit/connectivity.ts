/** Connected components of nodes (union-find with path halving). */
export class Connectivity {
  private readonly parent: Int32Array;

  constructor(count: number) {
    this.parent = Int32Array.from({ length: count }, (_, node) => node);
  }

  /** The representative of the node's component. */
  find(node: number): number {
    let root = node;
    while (this.parent[root] !== root) {
      this.parent[root] = this.parent[this.parent[root] ?? root] ?? root;
      root = this.parent[root] ?? root;
    }
    return root;
  }

  /** Connects two nodes. Returns false when they were connected already, so that this closes a loop. */
  union(one: number, other: number): boolean {
    const [a, b] = [this.find(one), this.find(other)];
    this.parent[a] = b;
    return a !== b;
  }
}
