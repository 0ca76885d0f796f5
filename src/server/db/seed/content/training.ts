import type { SeedTraining } from '../types';
import { COURSES } from './training.courses';
import { SESSIONS } from './training.sessions';

export const TRAININGS: readonly SeedTraining[] = [...COURSES, ...SESSIONS];
