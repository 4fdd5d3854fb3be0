import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { PersianDate } from './PersianDate.tsx';

describe('PersianDate', () => {
  describeComponent(<PersianDate time="2026-11-21 14:05:09" />, { root: 'time' });
});
