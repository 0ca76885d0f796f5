import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { proofFinished, selectIsProofAsked } from '../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** A dialog that cannot be loaded is answered with no: nothing is lost. */
function Unasked() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(proofFinished('refused')), [dispatch]);
  return null;
}

const ProofDialog = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "proof" */ '../parts/sign-in/ProofDialog').then(
    (module) => ({ default: module.ProofDialog }),
    () => ({ default: Unasked }),
  ),
);

/** Asks who is here as long as a call waits for it. */
export function ProofSlot() {
  const isAsked = useAppSelector(selectIsProofAsked);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  );
}
