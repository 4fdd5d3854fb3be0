import { describe } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Cluster, Grid, Stack } from './Arrangement.tsx';
import { FilledSection } from './FilledSection.tsx';
import { Section } from './Section.tsx';

describe('Section', () => {
  describeComponent(<Section heading="بسته‌ها">متن</Section>, { root: 'section' });
});

describe('FilledSection', () => {
  describeComponent(
    <FilledSection heading="بسته‌ها" foot="خرید">
      متن
    </FilledSection>,
    { root: 'section' },
  );
});

describe('Stack', () => {
  describeComponent(<Stack>متن</Stack>, { root: 'div > div' });
});

describe('Cluster', () => {
  describeComponent(<Cluster>متن</Cluster>, { root: 'div > div' });
});

describe('Grid', () => {
  describeComponent(<Grid>متن</Grid>, { root: 'div > div' });
});
