/**
 * Collisions to come, the soonest first: a binary heap over rows of typed arrays. Of two at the same moment the one with
 * the smaller numbers comes first, so that the order never depends on how they were found.
 */
export class EventHeap {
  /** When it happens, s. */
  time = new Float64Array(1024);
  /** A molecule. */
  one = new Int32Array(1024);
  /** The other molecule, or a negative number for a wall and the like. */
  other = new Int32Array(1024);
  /** How often each had changed course when this was foreseen: if it has since, the event is void. */
  oneTurns = new Int32Array(1024);
  otherTurns = new Int32Array(1024);
  private heap = new Int32Array(1024);
  private free = new Int32Array(1024);
  private freeCount = 0;
  private used = 0;
  private size = 0;

  clear(): void {
    this.size = 0;
    this.used = 0;
    this.freeCount = 0;
  }

  push(time: number, one: number, other: number, oneTurns: number, otherTurns: number): void {
    let row: number;
    if (this.freeCount > 0) row = this.free[--this.freeCount] as number;
    else {
      if (this.used === this.time.length) this.grow();
      row = this.used++;
    }
    this.time[row] = time;
    this.one[row] = one;
    this.other[row] = other;
    this.oneTurns[row] = oneTurns;
    this.otherTurns[row] = otherTurns;
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.heap[parent] as number;
      if (!this.before(row, above)) break;
      this.heap[at] = above;
      at = parent;
    }
    this.heap[at] = row;
  }

  /** Takes the soonest off and tells its row, which holds until the next push; -1 when there is none. */
  pop(): number {
    if (this.size === 0) return -1;
    const top = this.heap[0] as number;
    const last = this.heap[--this.size] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.before(this.heap[child + 1] as number, this.heap[child] as number))
        child++;
      if (!this.before(this.heap[child] as number, last)) break;
      this.heap[at] = this.heap[child] as number;
      at = child;
    }
    this.heap[at] = last;
    this.free[this.freeCount++] = top;
    return top;
  }

  private before(row: number, than: number): boolean {
    const difference = (this.time[row] as number) - (this.time[than] as number);
    if (difference !== 0) return difference < 0;
    const ones = (this.one[row] as number) - (this.one[than] as number);
    return ones !== 0 ? ones < 0 : (this.other[row] as number) < (this.other[than] as number);
  }

  private grow(): void {
    const length = 2 * this.time.length;
    const longer = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(length);
      array.set(old);
      return array;
    };
    const time = new Float64Array(length);
    time.set(this.time);
    this.time = time;
    this.one = longer(this.one);
    this.other = longer(this.other);
    this.oneTurns = longer(this.oneTurns);
    this.otherTurns = longer(this.otherTurns);
    this.heap = longer(this.heap);
    this.free = longer(this.free);
  }
}
