import type { Id, User } from '@nevisa/api/types';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { createConversations } from '../../conversation/conversations.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';

/** Opens a conversation for as long as the page shows it. The page of another one is a new component. */
export function useOpenedConversation(user: User, id: Id): OpenedConversation {
  const conversations = useAppServices().userScope(user.id).keep(createConversations);
  const [opened] = useState(() => conversations.open(id));
  useEffect(() => {
    // A page that was hidden for a moment takes it up again.
    conversations.open(id);
    return () => void opened.close();
  }, [conversations, opened, id]);
  return opened;
}
