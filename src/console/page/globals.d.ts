/** The server's files are checked here too, as far as the page takes types from them; Node knows this member, the DOM's types do not. */
interface RequestInit {
  duplex?: "half";
}
