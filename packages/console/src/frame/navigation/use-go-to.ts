import { askToLeave } from '@rastro/sdk/internal/ui';
import { useNavigate } from 'react-router';

/** Leads to a path by code, once nothing unsaved is lost by it. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => askToLeave(() => void navigate(path));
}
