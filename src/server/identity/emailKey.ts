export { emailKey, isEmail } from '../../shared/emailAddress';
