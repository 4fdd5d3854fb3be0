import { styled } from 'styled-components';
import { insetButtonStyles, insetShellStyles } from '../Field/insetButton.styles.ts';

export const Shell = styled.div`
  ${insetShellStyles}

  input {
    padding-inline-end: var(--_button);
  }
`;

export const Toggle = styled.button`
  ${insetButtonStyles}
`;
