import { styled } from 'styled-components';
import { space } from '../../../tokens/scales.ts';

export const Words = styled.div`
  margin-block-end: ${space[4]};
`;
