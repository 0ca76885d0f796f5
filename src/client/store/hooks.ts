import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './createStore';

// The only place that imports the raw hooks: everywhere else they know the store's types.
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
