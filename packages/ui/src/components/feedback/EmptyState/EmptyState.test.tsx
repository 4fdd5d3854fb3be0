import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

describe('EmptyState', () => {
  describeComponent(<EmptyState heading="هنوز چیزی نیست" />, { root: 'div > div' });
});

describe('ErrorState', () => {
  describeComponent(<ErrorState heading="بارگذاری نشد" onRetry={() => undefined} />, {
    root: '[role=alert]',
  });
});
