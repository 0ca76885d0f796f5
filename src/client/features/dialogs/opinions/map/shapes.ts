import { roundCoordinate } from './hull';

/**
 * Corners of the shapes by the name of the group; 0 is a circle. Whoever sees no colours tells
 * groups by them.
 */
const CORNERS = [0, 4, 3, 6, 5] as const;
/** A square stands on its side, the others on a corner or a side as they look calm. */
const TURNS = [0, Math.PI / 4, -Math.PI / 2, 0, -Math.PI / 2] as const;
const CIRCLE = 0;

/** Number of shapes and colours; group names beyond them begin anew. */
export const SHAPE_COUNT = CORNERS.length;

/** Returns the outline of a shape around 0 0, of the same area as a circle of that radius. */
export function createShapePath(name: number, radius: number): string {
  const corners = CORNERS[name % SHAPE_COUNT]!;
  if (corners === CIRCLE) return circle(radius);
  const reach = radius * Math.sqrt((2 * Math.PI) / (corners * Math.sin((2 * Math.PI) / corners)));
  const spots = Array.from({ length: corners }, (_, corner) => {
    const angle = TURNS[name % SHAPE_COUNT]! + (corner / corners) * 2 * Math.PI;
    return `${roundCoordinate(reach * Math.cos(angle))} ${roundCoordinate(reach * Math.sin(angle))}`;
  });
  return `M${spots.join('L')}Z`;
}

function circle(radius: number): string {
  const r = roundCoordinate(radius);
  return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 -${r} 0Z`;
}

const LARGEST = 15;
const SMALLEST = 3.2;
/** Area of the picture that one person takes while nobody stands out. */
const USUAL = 4.2;

/**
 * Calculates the radius of a point by its people: the area grows as they do. `most` are the people
 * of the largest one.
 */
export function getRadius(people: number, most: number): number {
  const unit = Math.min(USUAL, LARGEST / Math.sqrt(Math.max(1, most)));
  return Math.max(SMALLEST, unit * Math.sqrt(people));
}
