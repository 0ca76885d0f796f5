const UNIQUE_VIOLATION = '23505';

/**
 * Tells whether the database refused a second row of what is there once (PostgreSQL, appendix A);
 * of one constraint where it is named.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const refusal = error as { readonly code?: string; readonly constraint?: string };
  return (
    refusal.code === UNIQUE_VIOLATION &&
    (constraint === undefined || refusal.constraint === constraint)
  );
}
