import type { User } from '@nevisa/api/types';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppServices } from '../../../app/appServices.ts';
import type { ListDescription } from '../address/listAddress.ts';
import type { CreateListChoices } from './listChoices.ts';
import { useFirstView } from './useFirstView.ts';

export interface FirstViewProps<Filters extends object> {
  user: User;
  description: ListDescription<Filters>;
  choices: CreateListChoices<Filters>;
  /** The address of the list. */
  path: string;
  /** The list. */
  children: ReactNode;
}

/** Opens a list with the view that the person chose for it. */
export function FirstView<Filters extends object>({
  user,
  description,
  choices,
  path,
  children,
}: FirstViewProps<Filters>) {
  const { views } = useAppServices().userScope(user.id).get(choices);
  const view = useFirstView(description, views);
  return view === null ? children : <Navigate to={`${path}?${view}`} replace />;
}
