import type { CodeProof } from '@nevisa/machines';
import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { type AuthNotice, makeNoticeState } from './authNotice.ts';
import type { Code } from './useCode.ts';
import { type RequiredFields, useRequiredFields } from './useRequiredFields.ts';

export interface CodeForm<Name extends string> {
  code: Code;
  fields: RequiredFields<Name>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface CodeFormOptions<Name extends string> {
  code: Code;
  names: readonly Name[];
  /** The server has taken the code: the sign-in follows, with this notice. */
  isTaken: boolean;
  notice: AuthNotice;
  toProof: (typed: Record<Name, string>) => CodeProof;
}

/** A form with a code, its countdown, and the way to the sign-in once the code was taken. */
export function useCodeForm<Name extends string>({
  code,
  names,
  isTaken,
  notice,
  toProof,
}: CodeFormOptions<Name>): CodeForm<Name> {
  const navigate = useNavigate();
  const fields = useRequiredFields(names);
  useEffect(() => {
    if (isTaken) {
      // In place of this page: Back must not lead to a code that was used.
      void navigate(paths.signIn, { replace: true, state: makeNoticeState(notice) });
    }
  }, [isTaken, navigate, notice]);
  return {
    code,
    fields,
    submit(event) {
      event.preventDefault();
      const typed = fields.read(event.currentTarget);
      if (typed !== null) {
        code.submit(toProof(typed));
      }
    },
  };
}
