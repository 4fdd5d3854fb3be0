import { styled } from 'styled-components';
import { space } from '../../../tokens/scales.ts';
import { boxButtonStyles, boxStyles } from '../Field/box.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  position: relative; /* contains the visually hidden children */
  min-inline-size: 0;
`;

export const Box = styled.div`
  ${boxStyles}
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
  ${boxButtonStyles}
`;

export const Announcement = styled.output`
  ${visuallyHidden}
`;
