import { styled } from 'styled-components';
import { space } from '../../../tokens/scales.ts';
import { boxButtonLook, boxLook } from '../Field/boxLook.styles.ts';
import { outOfSight } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  position: relative; /* contains the visually hidden children */
  min-inline-size: 0;
`;

export const Box = styled.div`
  ${boxLook}
`;

export const Figure = styled.input`
  flex: 1;
  min-inline-size: 0;
  padding-block: 2px 0; /* as in other fields */
  padding-inline: var(--_inset) ${space[1]};
  border: 0;
  outline: none;
  background: transparent;
  text-align: start;
`;

export const Step = styled.button`
  ${boxButtonLook}
`;

export const Said = styled.output`
  ${outOfSight}
`;
