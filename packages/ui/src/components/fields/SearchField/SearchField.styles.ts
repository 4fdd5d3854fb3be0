import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { size, space } from '../../../tokens/scales.ts';
import { Control } from '../Field/Control.styles.ts';
import { insetButtonStyles, insetShellStyles } from '../Field/insetButton.styles.ts';

export const Shell = styled.div`
  ${insetShellStyles}

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc((var(--_button) - ${size.icon}) / 2);
    margin-block: auto;
    color: ${color.textQuiet};
    pointer-events: none;
  }
`;

export const Input = styled(Control)`
  appearance: none;

  && {
    padding-inline: calc(var(--_button) - 4px) var(--_button);
  }

  /* Without a text there is no clear button, and the hint may use its place. */
  &&:placeholder-shown {
    padding-inline-end: ${space[3]};
    text-overflow: ellipsis;
  }

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none; /* replaced by a named button in every browser */
  }
`;

export const Clear = styled.button`
  ${insetButtonStyles}

  input:placeholder-shown ~ &,
  input:disabled ~ & {
    display: none;
  }
`;
