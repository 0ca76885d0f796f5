type Listener<Change> = (change: Change) => void;

/** Listeners to changes of a content, or of a person. */
export class Listeners<Change extends { readonly id: string }> {
  readonly #byContent = new Map<string, Set<Listener<Change>>>();

  /** @returns the end of it */
  add(contentId: string, listener: Listener<Change>): () => void {
    const set = this.#byContent.get(contentId) ?? new Set();
    this.#byContent.set(contentId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#byContent.delete(contentId);
    };
  }

  tell(change: Change): void {
    this.#byContent.get(change.id)?.forEach((listener) => listener(change));
  }
}
