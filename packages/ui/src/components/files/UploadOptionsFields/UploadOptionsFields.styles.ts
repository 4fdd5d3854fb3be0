import { styled } from 'styled-components';
import { space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
