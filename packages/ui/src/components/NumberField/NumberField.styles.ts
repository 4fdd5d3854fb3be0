import { Input, NumberField } from 'react-aria-components';
import { styled } from 'styled-components';
import { space } from '../../tokens/scales.ts';

export const Root = styled(NumberField)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Figure = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  padding-block: 2px 0; /* as in other fields */
  padding-inline: var(--_inset) ${space[1]};
  border: 0;
  outline: none;
  background: transparent;
  text-align: start;
`;
