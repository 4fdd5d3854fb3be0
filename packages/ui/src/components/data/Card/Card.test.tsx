import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Card } from './Card.tsx';

describe('Card', () => {
  describeComponent(<Card>متن</Card>, { root: 'div > div' });
});
