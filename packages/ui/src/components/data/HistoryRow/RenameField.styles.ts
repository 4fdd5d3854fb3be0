import { styled } from 'styled-components';
import { size, space } from '../../../tokens/scales.ts';
import { Control } from '../../fields/Field/Control.styles.ts';
import { ErrorText } from '../../fields/Field/Field.styles.ts';

export const Root = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[1]};
  align-items: center;
  inline-size: 100%;

  > ${Control} {
    block-size: ${size.controlSmall};
  }

  > ${ErrorText} {
    grid-column: 1 / -1;
  }
`;
