/** Tables of what people say of answers to questions. */
export interface FaqTables {
  faq_votes: {
    content_id: string;
    /** Null: a visitor. */
    person_id: string | null;
    visitor: Buffer | null;
    is_helpful: boolean;
  };
}
