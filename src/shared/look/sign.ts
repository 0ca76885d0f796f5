/** Two squares that make the eight-pointed star of the old tiles, 32 × 32: the portal's sign. */
export const ICON_SQUARES = 'M9 9h14v14H9zM16 6.1 25.9 16 16 25.9 6.1 16z';
