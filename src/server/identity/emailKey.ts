export { toEmailKey as emailKey, isEmail } from '../../shared/emailAddress';
