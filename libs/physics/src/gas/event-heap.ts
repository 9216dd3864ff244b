/**
 * Priority queue of predicted events, earliest first: a binary heap over rows of typed arrays. Events at the same time are
 * ordered by their molecules, so that the order does not depend on how they were found.
 */
export class EventHeap {
  /** Time of the event, s. */
  time = new Float64Array(1024);
  /** First molecule. */
  one = new Int32Array(1024);
  /** Second molecule, or a negative number for a wall or a cell face. */
  other = new Int32Array(1024);
  /** Hit counts at the time of prediction. If one has changed since, the event is invalid. */
  oneHits = new Int32Array(1024);
  otherHits = new Int32Array(1024);
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

  push(time: number, one: number, other: number, oneHits: number, otherHits: number): void {
    let row: number;
    if (this.freeCount > 0) row = this.free[--this.freeCount] as number;
    else {
      if (this.used === this.time.length) this.grow();
      row = this.used++;
    }
    this.time[row] = time;
    this.one[row] = one;
    this.other[row] = other;
    this.oneHits[row] = oneHits;
    this.otherHits[row] = otherHits;
    let slot = this.size++;
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      const parentRow = this.heap[parent] as number;
      if (!this.isBefore(row, parentRow)) break;
      this.heap[slot] = parentRow;
      slot = parent;
    }
    this.heap[slot] = row;
  }

  /** Removes the earliest event. Returns its row, which is valid until the next push; -1 when the queue is empty. */
  pop(): number {
    if (this.size === 0) return -1;
    const top = this.heap[0] as number;
    const last = this.heap[--this.size] as number;
    let slot = 0;
    for (;;) {
      let child = 2 * slot + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.isBefore(this.heap[child + 1] as number, this.heap[child] as number))
        child++;
      if (!this.isBefore(this.heap[child] as number, last)) break;
      this.heap[slot] = this.heap[child] as number;
      slot = child;
    }
    this.heap[slot] = last;
    this.free[this.freeCount++] = top;
    return top;
  }

  private isBefore(row: number, other: number): boolean {
    const difference = (this.time[row] as number) - (this.time[other] as number);
    if (difference !== 0) return difference < 0;
    const ones = (this.one[row] as number) - (this.one[other] as number);
    return ones !== 0 ? ones < 0 : (this.other[row] as number) < (this.other[other] as number);
  }

  private grow(): void {
    const length = 2 * this.time.length;
    const enlarged = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(length);
      array.set(old);
      return array;
    };
    const time = new Float64Array(length);
    time.set(this.time);
    this.time = time;
    this.one = enlarged(this.one);
    this.other = enlarged(this.other);
    this.oneHits = enlarged(this.oneHits);
    this.otherHits = enlarged(this.otherHits);
    this.heap = enlarged(this.heap);
    this.free = enlarged(this.free);
  }
}
